import { createEncoder, type Encoder } from "@dewlight/assistant/encoder/encoder.ts";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import type { Logger } from "pino";
import {
	createEncodedNoteReader,
	createGuidedAssistant,
	guidedAssistant,
	understandingWriter,
} from "./adapters/assistant/guided-assistant.ts";
import { encoderThrough, guideThrough, type Helper } from "./adapters/helper/helper.ts";
import type { Config } from "./config.ts";
import type { Assistant, NoteReader, Triage } from "./ports/assistant.ts";

/** What reads words: for danger, and for what they ask. */
export interface Readers {
	triage: Triage;
	guide: Assistant;
	notes: NoteReader;
	/** What understands whole sentences; resolves when it works. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/**
 * Messages are answered in the helper, where there is one; what a note tells of danger is read in this process, its
 * sentences by the encoder of the helper. A worker answers nobody's messages: its encoder is a thread of its own that
 * waits for the first note that asks something.
 */
export function openReaders(
	role: Config["role"],
	log: Pick<Logger, "error">,
	helper: Helper | null,
): Readers {
	// What was written stays out of the log.
	const tell =
		(what: "question" | "note") =>
		({ code }: { code: string }) =>
			log.error({ code }, `a ${what} was read by its words alone: the encoder did not answer`);
	let encoder = role === "worker" ? null : openEncoder(role, helper);
	const opened = (): Encoder => {
		encoder ??= createEncoder();
		return encoder;
	};
	return {
		triage,
		guide:
			encoder === null ? guidedAssistant : createGuidedAssistant(writerOf(encoder, helper), tell("question")),
		notes: createEncodedNoteReader(
			{ encodeRuns: (texts, runs, options) => opened().encodeRuns(texts, runs, options) },
			tell("note"),
		),
		check: async () => encoder?.warmUp(),
		close: async () => encoder?.close(),
	};
}

function openEncoder(role: Config["role"], helper: Helper | null): Encoder {
	return helper === null ? createEncoder() : encoderThrough(helper, { proven: role !== "web" });
}

const writerOf = (encoder: Encoder, helper: Helper | null) =>
	helper === null ? understandingWriter(encoder) : guideThrough(helper);
