import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { ANDROID_RES, androidPictures, monochromeIcon } from "./app/android-project.ts";

let bytes = 0;
for (const { file, svg } of androidPictures()) {
	const path = join(ANDROID_RES, file);
	await mkdir(dirname(path), { recursive: true });
	const { size } = await sharp(Buffer.from(svg))
		.png({ palette: true, quality: 90, dither: 0.4, effort: 10, compressionLevel: 9 })
		.toFile(path);
	bytes += size;
}
const { file, xml } = monochromeIcon();
await writeFile(join(ANDROID_RES, file), xml);
console.log(`The app's icons: ${androidPictures().length + 1} files, ${Math.ceil(bytes / 1000)} kB.`);
