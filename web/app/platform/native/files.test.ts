// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { printInShell, saveInShell } from "./plugins.ts";

const files = vi.hoisted(() => ({
	save: vi.fn(async (_file: object) => ({ saved: true })),
	print: vi.fn(async () => {}),
}));
vi.mock("@capacitor/core", () => ({ registerPlugin: () => files }));

test("every byte of a file reaches the shell, with its type and name", async () => {
	const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
	await saveInShell(new Blob([bytes], { type: "text/calendar; charset=utf-8" }), "plan.ics");
	expect(files.save).toHaveBeenCalledExactlyOnceWith({
		name: "plan.ics",
		type: "text/calendar",
		content: Buffer.from(bytes).toString("base64"),
	});
});

test("turning back while choosing a place is no failure, and is told apart", async () => {
	files.save.mockResolvedValueOnce({ saved: false });
	expect(await saveInShell(new Blob(["a"]), "a")).toBe(false);
	expect(files.save).toHaveBeenLastCalledWith({
		name: "a",
		type: "application/octet-stream",
		content: "YQ==",
	});
});

test("a page is printed under its name", async () => {
	await printInShell("Your care plan");
	expect(files.print).toHaveBeenCalledExactlyOnceWith({ name: "Your care plan" });
});
