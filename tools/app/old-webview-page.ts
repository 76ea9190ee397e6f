import { BRAND } from "@dewlight/contracts/brand.ts";

/** Named in web/capacitor.config.json; shown where the WebView cannot run the app. */
export const OLD_WEBVIEW_PAGE = "webview-too-old.html";

/** A page without scripts and without anything a browser of the last ten years does not know. */
export function oldWebViewPage(): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>An update is needed · ${BRAND.name}</title>
<style>
body { margin: 0; padding: 72px 24px; background: #fbf8f6; color: #2a1c22; font: 17px/1.6 sans-serif; }
main { max-width: 420px; margin: 0 auto; }
h1 { font: 30px/1.2 serif; }
@media (prefers-color-scheme: dark) { body { background: #1a1316; color: #f6eeea; } }
</style>
</head>
<body>
<main>
<h1>Your phone needs one update first</h1>
<p>${BRAND.name} draws its pages with Android System WebView, and the one on this phone is too old for it.</p>
<p>Open the Play Store, look for “Android System WebView” (or Chrome), update it, and open ${BRAND.name} again.</p>
<p>Your scans are safe: they are kept in your account.</p>
</main>
</body>
</html>
`;
}
