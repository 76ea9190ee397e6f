import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createAnalysisPool } from "@dewlight/vision";
import { type Measurement, sideBySide } from "./measurement.ts";
import { phonePhoto } from "./phone-photo.ts";

const PHOTOS = 10;
/** Millions of steps of pure computing that take about as long as the photos. */
const CONTROL = 2500;

export const throughput: Measurement = {
	name: "throughput",
	title: `${PHOTOS} queued photos on two analysis threads, against one`,
	async run() {
		const photo = await phonePhoto();
		const [one, two] = [createAnalysisPool({ threads: 1 }), createAnalysisPool({ threads: 2 })];
		try {
			await Promise.all([one.warmUp(), two.warmUp()]);
			const queue = (run: () => Promise<unknown>) => () =>
				Promise.all(Array.from({ length: PHOTOS }, () => run()));
			const spent = await sideBySide(
				{
					one: queue(() => one.analyze(photo)),
					two: queue(() => two.analyze(photo)),
					controlOne: () => spin(1, CONTROL),
					controlTwo: () => spin(2, CONTROL),
				},
				{ rounds: 5, warmUp: 1 },
			);
			const ratio = spent.one.wall / spent.two.wall;
			return {
				available: true,
				value: spent.two.wall / PHOTOS,
				unit: "ms per photo",
				peer: { name: "one thread", value: spent.one.wall / PHOTOS },
				ratio,
				judged: ratio,
				target: { at: "least", limit: 1.6 },
				detail: {
					one_cpu_ms: spent.one.cpu / PHOTOS,
					two_cpu_ms: spent.two.cpu / PHOTOS,
					// What pure computing gains from the second thread in the same minutes; 2 on an idle machine.
					machine_gives: spent.controlOne.wall / spent.controlTwo.wall,
				},
			};
		} finally {
			await Promise.all([one.close(), two.close()]);
		}
	},
};

/** Shares `millions` of steps of pure computing among the threads and waits until all are done. */
async function spin(threads: number, millions: number): Promise<void> {
	const file = new URL("./spin-worker.ts", import.meta.url);
	const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: millions / threads }));
	await Promise.all(workers.map((worker) => once(worker, "exit")));
}
