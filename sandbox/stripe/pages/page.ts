import { type Html, html } from "./html.ts";

interface PageOptions {
	title: string;
	body: Html;
}

export const STYLE_PATH = "/page.css";

/** A whole document. It never stops saying that no money moves. */
export function page({ title, body }: PageOptions): string {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<p class="banner" role="note">Test payment page: no real money</p>
<main>
${body}
</main>
</body>
</html>
`.markup;
}

export function money(cents: number, currency: string): string {
	return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

/** `at` in seconds. */
export function day(at: number): string {
	return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at * 1_000);
}
