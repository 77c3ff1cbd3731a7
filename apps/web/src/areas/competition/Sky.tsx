/** Rays and hills behind the flags. */
export const Sky = () => (
  <svg viewBox="0 0 1600 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="1600" height="420" fill="#eef3fa" />
    <path
      fill="#e1eaf5"
      d="M800 210L0-60V60ZM800 210L0 200V340ZM800 210L200 460H420ZM800 210L640 460H900ZM800 210L1180 460H1400ZM800 210L1600 340V200ZM800 210L1600 60V-60ZM800 210L1240-60H1020ZM800 210L780-60H620ZM800 210L420-60H240Z"
    />
    <path d="M0 372C200 330 420 380 640 362S1100 330 1600 366V420H0Z" fill="#cbdaec" />
    <path d="M0 396C240 372 520 404 800 390S1300 376 1600 398V420H0Z" fill="#b9cde6" />
  </svg>
)
