/** What the thread is asked for. */
export interface EncoderTask {
	texts: readonly string[];
	/** Runs of neighboring texts; each gets one vector, in the place of the texts. */
	runs?: readonly Run[];
}

/** Of a list of texts: the first, and the one after the last. */
export interface Run {
	from: number;
	to: number;
}

/** Texts of one run of the model: a longer list takes more memory. */
export const BATCH = 8;
