import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface LoadOrder {
	port: number;
	path: string;
	/** Values of the Cookie header, one for each connection. */
	cookies: readonly string[];
	milliseconds: number;
}

export interface RequestLoad {
	/** Requests answered in a second while every connection asks again as soon as it is answered. */
	run(order: LoadOrder): Promise<number>;
	close(): Promise<void>;
}

/** Asks from a thread of its own over loopback, so that the server under load has its thread for itself. */
export function startRequestLoad(): RequestLoad {
	const worker = new Worker(new URL("./load-worker.ts", import.meta.url));
	return {
		async run(order) {
			worker.postMessage(order);
			const [answer] = (await once(worker, "message")) as [{ perSecond: number } | { failure: string }];
			if ("failure" in answer) throw new Error(`The load failed: ${answer.failure}`);
			return answer.perSecond;
		},
		async close() {
			await worker.terminate();
		},
	};
}
