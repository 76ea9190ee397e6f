import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import type { MadeExample } from "./make-example.ts";

const ROOT = join(import.meta.dirname, "../..");
const EXAMPLE = join(ROOT, "web/app/features/demo/example.json");
const FIRST_VIEW = join(ROOT, "web/app/features/home/example-first-view.json");
const LINES = join(ROOT, "web/app/features/home/example-lines.json");
const PICTURES = join(ROOT, "web/public/demo");

/** Puts the example where the web app reads it; earlier pictures go. */
export async function writeExample({ example, firstView, lines, pictures }: MadeExample): Promise<void> {
	await writeJson(EXAMPLE, example);
	await writeJson(FIRST_VIEW, firstView);
	await writeJson(LINES, lines);
	await rm(PICTURES, { recursive: true, force: true });
	await mkdir(PICTURES, { recursive: true });
	for (const [name, bytes] of pictures) await writeFile(join(PICTURES, name), bytes);
	const written = [EXAMPLE, FIRST_VIEW, LINES];
	const { code, output } = await runCommand("biome", ["format", "--write", ...written], { quiet: true });
	if (code !== 0) throw new Error(`The example could not be formatted:\n${output}`);
}

/** What stands in the project. */
export async function readExample() {
	const names = (await readdir(PICTURES)).sort();
	const pictures = await Promise.all(
		names.map(async (name) => [name, await readFile(join(PICTURES, name))] as const),
	);
	return {
		example: await readJson(EXAMPLE),
		firstView: await readJson(FIRST_VIEW),
		lines: await readJson(LINES),
		pictures: new Map(pictures),
	};
}

async function writeJson(path: string, value: unknown): Promise<void> {
	await writeFile(path, `${JSON.stringify(value, null, "\t")}\n`);
}

async function readJson(path: string): Promise<unknown> {
	return JSON.parse(await readFile(path, "utf8"));
}
