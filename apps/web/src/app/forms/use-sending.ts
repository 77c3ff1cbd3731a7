import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { useState } from 'react'
import { withLogin } from '../session/with-login.ts'

type Errors = Record<string, readonly string[]>

/** Sending one form: whether it is under way, what was refused at which field, and what was said about all of it. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [alert, setAlert] = useState<string>()
  /** Answers whether it went well. */
  const send = async (run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setErrors({})
    setAlert(undefined)
    try {
      await withLogin(run)
      return true
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined
      if (failure && Object.keys(failure.errors).length > 0) setErrors(failure.errors)
      else setAlert(failure?.message ?? UNKNOWN_ERROR)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, errors, alert, send }
}

export type Sending = ReturnType<typeof useSending>
