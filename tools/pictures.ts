import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./chromium/find-chromium.ts";
import { type Drawing, icons } from "./pictures/icons.ts";
import { shareCards } from "./pictures/share-cards.ts";

/** Few enough colors for a small file, enough for soft light. */
const PALETTE_QUALITY = 80;

/** Draws each picture with the system's Chromium into `folder`, and tells the bytes of each file. */
async function draw(drawings: readonly Drawing[], folder: string): Promise<Map<string, number>> {
	const executablePath = findChromium();
	if (executablePath === null) throw new Error("No Chromium was found; CHROMIUM_PATH may name one.");
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
	const sizes = new Map<string, number>();
	try {
		for (const { file, width, height, html } of drawings) {
			const page = await browser.newPage({ viewport: { width, height } });
			await page.setContent(html);
			await page.evaluate(() => document.fonts.ready);
			const picture = await sharp(await page.screenshot({ omitBackground: true }))
				.png({ palette: true, quality: PALETTE_QUALITY, dither: 0.3, effort: 10, compressionLevel: 9 })
				.toBuffer();
			const path = join(folder, file);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path, picture);
			sizes.set(file, picture.length);
			await page.close();
		}
	} finally {
		await browser.close();
	}
	return sizes;
}

const folder = fileURLToPath(new URL("../web/public/", import.meta.url));
for (const [file, bytes] of await draw([...shareCards(), ...icons()], folder)) {
	console.log(`${file}: ${Math.ceil(bytes / 1000)} kB`);
}
