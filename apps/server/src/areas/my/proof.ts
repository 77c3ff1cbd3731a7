import { type Proof, provePassword } from '../../domain/login/prove-password.ts'
import type { Services } from '../../domain/services.ts'
import type { Faults } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

/** The refusal of {@link provePassword} as a fault beside those of other fields. */
export async function proofFaults(services: Services, proof: Proof): Promise<Faults> {
  try {
    await provePassword(services, proof)
    return {}
  } catch (error) {
    if (error instanceof AppError && error.errors) return error.errors
    throw error
  }
}
