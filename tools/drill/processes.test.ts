import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { productProcess } from "./processes.ts";

async function processOf(program: string) {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-process-"));
	const script = join(folder, "main.mjs");
	await writeFile(script, program);
	const one = productProcess("one", script, [], { address: "", env: {} });
	onTestFinished(async () => {
		await one.end("SIGKILL");
		await rm(folder, { recursive: true });
	});
	return one;
}

test("a process that ends before it is ready is told at once, with its last words", async () => {
	const one = await processOf(`console.error("The folder is in use."); process.exitCode = 1;`);
	await expect(one.start()).rejects.toThrow(/one ended before it was ready:\nThe folder is in use\./);
});

test("a process is started when it says so, and ends by what it was sent", async () => {
	const one = await processOf(`console.log("Ready in 0 s"); setInterval(() => {}, 1000);`);
	await one.start();
	expect(one.lives()).toBe(true);
	expect(await one.end("SIGKILL")).toBe("SIGKILL");
});
