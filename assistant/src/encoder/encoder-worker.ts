import { BATCH, type EncoderTask } from "./encoder-task.ts";
import { loadSentenceModel } from "./sentence-model.ts";

/** The first run is several times as slow as the next; nobody should wait for it. */
const PRACTICE = ["my skin feels a little dry today", "which sunscreen is right for me"];

async function start() {
	const model = await loadSentenceModel();
	await model.embed(PRACTICE);
	return async ({ texts, runs }: EncoderTask): Promise<Float32Array[]> => {
		if (runs === undefined) return model.embed(texts);
		const sums: Float32Array[] = [];
		for (let at = 0; at < texts.length; at += BATCH)
			sums.push(...(await model.sum(texts.slice(at, at + BATCH))));
		return runs.map(({ from, to }) => model.join(sums.slice(from, to)));
	};
}

/** The thread answers when it is known to work. */
export default start();
