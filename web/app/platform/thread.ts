/** What a worker answers where it could not do as it was asked; it is ended then. */
interface Failed {
	kind: "failed";
	reason: string;
}

export interface WorkerThread<Request, Answer> {
	/** Throws where the thread has failed or ended. */
	ask: (request: Request, transfer?: Transferable[]) => Promise<Answer>;
	end: () => void;
}

interface Asked<Answer> {
	resolve: (answer: Answer) => void;
	reject: (error: Error) => void;
}

/**
 * A thread of the program at `address`, which answers requests in their order. It is made of the file itself, so that the
 * policy of that file's answer binds it and not that of the page: only there WebAssembly may be compiled.
 */
export function openThread<Request, Answer extends { kind: string }>(
	address: string,
): WorkerThread<Request, Answer> {
	const worker = new Worker(address, { type: import.meta.env.DEV ? "module" : "classic" });
	const asked: Asked<Answer>[] = [];
	let ended: Error | null = null;
	const end = (reason: Error) => {
		ended ??= reason;
		worker.terminate();
		for (const { reject } of asked.splice(0)) reject(ended);
	};
	worker.addEventListener("message", ({ data }: MessageEvent<Answer | Failed>) => {
		if (isFailed(data)) end(new Error(data.reason));
		else asked.shift()?.resolve(data);
	});
	worker.addEventListener("error", (event) => end(new Error(event.message)));
	return {
		ask: (request, transfer = []) =>
			new Promise((resolve, reject) => {
				if (ended) return reject(ended);
				asked.push({ resolve, reject });
				worker.postMessage(request, transfer);
			}),
		end: () => end(new Error("The thread was ended.")),
	};
}

function isFailed(answer: { kind: string }): answer is Failed {
	return answer.kind === "failed";
}

/** Inside a worker: answers each request, or says why not. */
export function answerRequests<Request>(answer: (request: Request) => Promise<{ kind: string }>): void {
	const reply = async (request: Request) => {
		try {
			self.postMessage(await answer(request));
		} catch (error) {
			self.postMessage({ kind: "failed", reason: String(error) } satisfies Failed);
		}
	};
	self.addEventListener("message", ({ data }: MessageEvent<Request>) => void reply(data));
}
