import { loadSentenceModel } from "./sentence-model.ts";

/** The first run is several times as slow as the next; nobody should wait for it. */
const PRACTICE = ["my skin feels a little dry today", "which sunscreen is right for me"];

async function start() {
	const model = await loadSentenceModel();
	await model.embed(PRACTICE);
	return (texts: readonly string[]) => model.embed(texts);
}

/** The thread answers when it is known to work. */
export default start();
