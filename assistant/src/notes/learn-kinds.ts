import { inPlainEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import { createEncoder } from "../encoder/encoder.ts";
import { readFeatures } from "../topics/features.ts";
import { learnMany } from "../topics/logistic-regression.ts";
import { encodeMessages } from "../topics/read-messages.ts";
import { readAskedExamples, writeKindLayer } from "./kind-layer.ts";

const DECAY = 1;
const ENOUGH_MS = 600_000;

const encoder = createEncoder({ timeoutMs: ENOUGH_MS });
await encoder.warmUp();
// The encoder's thread alone does not keep a process running.
const waiting = setInterval(() => undefined, 1_000);
// As a note is read: what is asked in another language is put into English words first.
const asked = readAskedExamples().map(({ kind, text }) => ({ kind, text: inPlainEnglish(text) ?? text }));
const vectors = await encodeMessages(
	encoder,
	asked.map(({ text }) => text),
);
clearInterval(waiting);
await encoder.close();

const kinds = [...new Set(asked.map(({ kind }) => kind))];
const examples = asked.map(({ kind, text }, at) => ({
	features: readFeatures(text, vectors[at] ?? new Float32Array()),
	name: kinds.indexOf(kind),
}));
writeKindLayer(kinds, learnMany(examples, kinds.length, DECAY));
console.log(`${examples.length} questions of ${kinds.length} kinds learned.`);
