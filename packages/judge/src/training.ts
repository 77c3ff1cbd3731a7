// The door of tools/judge, which trains and calibrates what the engine runs on.
export { DIALECT_TONES } from './contours.ts'
export { type Examination, examine } from './embedded.ts'
export { FRAME_MS } from './frames.ts'
export { soundingOf } from './gates.ts'
export { rowProducts, transposed } from './matrix.ts'
export { MELS, melsOf, spectraOf } from './mel.ts'
export {
  DETECTOR_NAMES,
  type Detector,
  type DetectorName,
  loadModel,
  type Model,
  writeModel,
} from './model.ts'
export { activate, gather, INPUTS, logSoftmax, type Network, OUTPUTS } from './network.ts'
export { PHONES, phonesOf, phonesOfText, SILENCE } from './phones.ts'
