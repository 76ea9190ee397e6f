import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)(#?)"\/>/;

/**
 * A page with its style sheet inside, so that it is painted without a second trip. The link stays, for the router expects
 * it there; as a sheet for print it holds nothing up.
 */
export function withInlineStyles(html: string, css: string): string {
	return html.replace(
		SHEET,
		(_, href: string, mark: string) =>
			`<style>${css}</style><link rel="stylesheet" href="${href}${mark}" media="print"/>`,
	);
}

/** Does so for every page written at build time. The app's shell keeps its link: its visitors have the sheet already. */
export async function inlineStyles(client: string, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		const file = join(client, path, "index.html");
		const html = await readFile(file, "utf8");
		const href = SHEET.exec(html)?.[1];
		if (href === undefined) throw new Error(`${path} names no style sheet in the expected form.`);
		const css = await readFile(join(client, href), "utf8");
		if (/<\/style/i.test(css)) throw new Error(`${href} cannot stand inside a page.`);
		await writeFile(file, withInlineStyles(html, css.trim()));
	}
}
