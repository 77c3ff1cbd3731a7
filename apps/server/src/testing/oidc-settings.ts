import { LOCAL_ACCOUNTS, type LocalProvider, startLocalProvider } from './oidc.ts'

const TITLES = { edu: '教育雲端帳號（測試）', google: 'Google 帳號（測試）' } as const

/**
 * Starts both providers of logins on this machine.
 * @param origins under which browsers reach the site
 * @returns the site's settings for them, as environment variables
 */
export async function startLocalLogins(
  origins: readonly string[],
): Promise<{ env: Record<string, string>; close(): Promise<void> }> {
  const start = (provider: keyof typeof TITLES) =>
    startLocalProvider({
      title: TITLES[provider],
      accounts: LOCAL_ACCOUNTS[provider],
      redirectUris: origins.map((origin) => `${origin}/login/${provider}/callback`),
    })
  const [edu, google] = await Promise.all([start('edu'), start('google')])
  const settings = (name: string, { issuer, clientId, clientSecret }: LocalProvider) => ({
    [`OIDC_${name}_ISSUER`]: issuer,
    [`OIDC_${name}_CLIENT_ID`]: clientId,
    [`OIDC_${name}_CLIENT_SECRET`]: clientSecret,
  })
  return {
    env: { ...settings('EDU', edu), ...settings('GOOGLE', google) },
    close: async () => {
      await Promise.all([edu.close(), google.close()])
    },
  }
}
