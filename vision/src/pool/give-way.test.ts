import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

const MODULE = new URL("./give-way.ts", import.meta.url).href;
const THREAD = `
	const { getPriority } = require("node:os");
	const { parentPort } = require("node:worker_threads");
	import(${JSON.stringify(MODULE)}).then(({ giveWay }) => {
		giveWay();
		parentPort.postMessage(getPriority());
	});
`;

test.runIf(process.platform === "linux")(
	"a thread that gives way waits behind the thread that started it, which goes on as before",
	async () => {
		const before = getPriority();
		const worker = new Worker(THREAD, { eval: true });
		const theirs = await new Promise((resolve, reject) => {
			worker.once("message", resolve);
			worker.once("error", reject);
		});
		await worker.terminate();
		expect(theirs).toBe(Math.max(before, 10));
		expect(getPriority()).toBe(before);
	},
);
