import { glob, stat } from "node:fs/promises";
import { join } from "node:path";
import { BUNDLE, buildAppIfChanged } from "./app/build-app.ts";

const state = await buildAppIfChanged();
const { files, bytes, largest } = await bundleSize(BUNDLE);
console.log(`The app's bundle is ${state}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB in ${BUNDLE}.`);
for (const { folder, bytes: part } of largest) console.log(`  ${folder}: ${(part / 1e6).toFixed(1)} MB`);

interface BundleSize {
	files: number;
	bytes: number;
	/** Top folders, largest first. */
	largest: { folder: string; bytes: number }[];
}

export async function bundleSize(bundle: string): Promise<BundleSize> {
	const folders = new Map<string, number>();
	let files = 0;
	let bytes = 0;
	for await (const name of glob("**/*", { cwd: bundle })) {
		const entry = await stat(join(bundle, name));
		if (!entry.isFile()) continue;
		files += 1;
		bytes += entry.size;
		const top = name.includes("/") ? name.slice(0, name.indexOf("/") + 1) : "pages and icon";
		folders.set(top, (folders.get(top) ?? 0) + entry.size);
	}
	const largest = [...folders].map(([folder, part]) => ({ folder, bytes: part }));
	return { files, bytes, largest: largest.sort((a, b) => b.bytes - a.bytes) };
}
