import { expect, onTestFinished, test } from "vitest";
import { guidedAssistant } from "./adapters/assistant/guided-assistant.ts";
import { openReaders } from "./compose-readers.ts";

test("a worker, which answers nobody's questions, goes without the encoder of sentences", async () => {
	const readers = openReaders("worker", { error: () => undefined });
	onTestFinished(() => readers.close());
	await readers.check();
	expect(readers.guide).toBe(guidedAssistant);
});
