// Runs in the browser's audio thread, as a file of its own (an AudioWorklet has no other way in), so it is plain
// JavaScript that imports nothing. Passes on what the microphone hears in stretches of about a fiftieth of a second.

const STRETCH = 1024

class Capture extends AudioWorkletProcessor {
  stretch = new Float32Array(STRETCH)
  filled = 0

  process([input]) {
    for (const sample of input?.[0] ?? []) {
      this.stretch[this.filled++] = sample
      if (this.filled < STRETCH) continue
      this.port.postMessage(this.stretch)
      this.stretch = new Float32Array(STRETCH)
      this.filled = 0
    }
    return true
  }
}

registerProcessor('capture', Capture)
