/** What several drawings of the site share: tung blossom, leaves, house and the site's bird. */
const SYMBOLS: Record<string, string> = {
  petal: '<path id="petal" d="M0 2C-11-7-16-24-10-35C-7-40-3-38 0-34C3-38 7-40 10-35C16-24 11-7 0 2Z"/>',
  five: '<g id="five"><use href="#petal"/><use href="#petal" transform="rotate(72)"/><use href="#petal" transform="rotate(144)"/><use href="#petal" transform="rotate(216)"/><use href="#petal" transform="rotate(288)"/></g>',
  stamen: '<path id="stamen" d="M0-7V-18M-3-7L-5-14M3-7L5-14"/>',
  tung: '<g id="tung"><use href="#five" fill="#fff" stroke="#EBD3D6" stroke-width="1.6"/><g fill="none" stroke="#D8636E" stroke-width="2" stroke-linecap="round"><use href="#stamen"/><use href="#stamen" transform="rotate(72)"/><use href="#stamen" transform="rotate(144)"/><use href="#stamen" transform="rotate(216)"/><use href="#stamen" transform="rotate(288)"/></g><circle r="6" fill="#D8636E"/><circle r="2.6" fill="#F6CB5C"/></g>',
  leafshape:
    '<path id="leafshape" d="M0 0C-26-8-34-34-16-44C-8-48-3-50 0-60C3-50 8-48 16-44C34-34 26-8 0 0Z"/>',
  leaf: '<g id="leaf"><use href="#leafshape" fill="#2E8B57"/><path d="M0 0V-50M0-16L-14-28M0-16L14-28" stroke="#1C6B40" stroke-width="1.8" fill="none" stroke-linecap="round"/></g>',
  house:
    '<g id="house"><path d="M-8 60V26L38 4L84 26V60Z" fill="#F4E3CB"/><path d="M84 60V34H128V60Z" fill="#E9D2B2"/><path d="M80 36L92 22H134L142 36Z" fill="#9C5A3E"/><path d="M-20 30L38-4L96 30L88 36L38 8L-12 36Z" fill="#8A4B32"/><rect x="28" y="34" width="20" height="26" rx="2" fill="#8A4B32"/><path d="M4 36h14v12H4ZM58 36h14v12H58ZM98 42h16v10H98Z" fill="#6C8FB5"/></g>',
  bird: '<g id="bird"><path d="M-46 6C-78 4-104 20-118 40C-92 38-76 34-44 30Z" fill="#144478"/><path d="M-50 18C-80 22-98 36-108 54C-84 48-66 42-42 36Z" fill="#2B6FB8"/><path d="M-58 12C-58-34-26-58 8-58C42-58 62-32 62 0C62 38 34 60 2 60C-30 60-58 44-58 12Z" fill="#1D5FA8"/><path d="M8-2C32-2 50 10 50 26C46 46 26 60 2 60C-16 60-30 54-40 44C-34 18-16-2 8-2Z" fill="#fff"/><path d="M6-58C40-58 62-34 62-4C50-12 36-10 24-6C4-12-14-30-16-50C-9-55-1-58 6-58Z" fill="#12325C"/><circle cx="32" cy="-24" r="9" fill="#fff"/><circle cx="34" cy="-23" r="5" fill="#1F2430"/><path d="M58-20C74-20 84-12 86-6C78-4 66-4 58-6Z" fill="#E2553D"/><path d="M58-8C66-6 74-5 80-5C76 0 66 2 58-1Z" fill="#C2410C"/><circle cx="44" cy="-6" r="6.5" fill="#F7B9CF" opacity=".85"/><path d="M-44 4C-30-8-4-2 4 14C2 34-18 42-36 36C-50 30-54 14-44 4Z" fill="#144478"/><path d="M-8 60v12m-8 0h14M18 58v14m-6 0h14" stroke="#E2553D" stroke-width="5" stroke-linecap="round" fill="none"/></g>',
}

/** The symbols that a drawing refers to, and those that they refer to. */
export function symbolsFor(drawing: string): string {
  const wanted = new Set<string>()
  const look = (text: string): void => {
    for (const [, name] of text.matchAll(/href="#([a-z]+)"/g)) {
      const symbol = name ? SYMBOLS[name] : undefined
      if (!name || !symbol || wanted.has(name)) continue
      look(symbol)
      wanted.add(name)
    }
  }
  look(drawing)
  return wanted.size ? `<defs>${[...wanted].map((name) => SYMBOLS[name]).join('')}</defs>` : ''
}
