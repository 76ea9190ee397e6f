import { scriptHashes } from "../../web/build-steps/write-script-hashes.ts";

const CHARSET = '<meta charSet="utf-8"/>';

/** Content-Security-Policy of the one page of the app; `apiOrigin` answers its calls and keeps the photos. */
export function appPolicy(html: string, apiOrigin: string): string {
	const scripts = scriptHashes(html).map((hash) => `'${hash}'`);
	return [
		"default-src 'self'",
		["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(" "),
		"script-src-attr 'none'",
		"style-src 'self' 'unsafe-inline'",
		`img-src 'self' data: blob: ${apiOrigin}`,
		"font-src 'self'",
		`media-src 'self' blob: ${apiOrigin}`,
		`connect-src 'self' ${apiOrigin}`,
		"worker-src 'self' blob:",
		"frame-src 'none'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
	].join("; ");
}

/**
 * The page with its policy as the first thing a browser obeys: no server sends headers inside the app.
 * Old WebViews get Capacitor's bridge as a script at the very start of the head, before the policy counts.
 */
export function withPolicy(html: string, apiOrigin: string): string {
	const at = html.indexOf(CHARSET);
	if (at < 0) throw new Error(`The page does not begin with ${CHARSET}; place the policy anew.`);
	const end = at + CHARSET.length;
	const policy = `<meta http-equiv="Content-Security-Policy" content="${appPolicy(html, apiOrigin)}"/>`;
	return html.slice(0, end) + policy + html.slice(end);
}
