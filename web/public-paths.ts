/** Pages written as HTML at build time; every other path is answered by the client-side shell. */
export const PUBLIC_PATHS = ["/", "/terms", "/contact", "/login", "/register", "/forgot-password"];
