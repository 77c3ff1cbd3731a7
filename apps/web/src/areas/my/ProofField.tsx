import type { Account } from '@hakka/contract/my'
import { PasswordField } from '../../app/forms/PasswordField.tsx'

/** The password once more, before what only the account's owner may do; nothing where the account has none. */
export const ProofField = ({
  account,
  ...field
}: {
  account: Account
  value: string
  onValue(value: string): void
  errors: readonly string[] | undefined
  hint?: string
}) => account.has_password && <PasswordField {...field} name="password" label="密碼" required />
