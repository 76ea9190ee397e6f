import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Shares `millions` of steps of pure computing among the threads and waits until all are done. */
export async function spin(threads: number, millions: number): Promise<void> {
	const file = new URL("./spin-worker.ts", import.meta.url);
	const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: millions / threads }));
	await Promise.all(workers.map((worker) => once(worker, "exit")));
}
