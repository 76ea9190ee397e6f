import { BRAND } from "@dewlight/contracts/brand.ts";

/** Named in web/capacitor.config.json; shown where the WebView is too old for the app or could not load a page. */
export const CANNOT_OPEN_PAGE = "cannot-open.html";

/** A page without scripts and without anything a browser of the last ten years does not know. */
export function cannotOpenPage(): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${BRAND.name} could not open</title>
<style>
body { margin: 0; padding: 72px 24px; background: #fbf8f6; color: #2a1c22; font: 17px/1.6 sans-serif; }
main { max-width: 420px; margin: 0 auto; }
h1 { font: 30px/1.2 serif; }
a { display: inline-block; padding: 10px 0; color: #6b2e47; }
@media (prefers-color-scheme: dark) { body { background: #1a1316; color: #f6eeea; } a { color: #f0b7a4; } }
</style>
</head>
<body>
<main>
<h1>${BRAND.name} could not open</h1>
<p>Most often Android System WebView, which draws the app's pages, is too old. Look for “Android System WebView” (or Chrome) in the Play Store, update it, then close ${BRAND.name} and open it again.</p>
<p><a href="/">Try again now</a></p>
<p>Your scans are safe: they are kept in your account.</p>
</main>
</body>
</html>
`;
}
