import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { PhotoUnreadable } from "@dewlight/vision/decode/photo-unreadable.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { createHelper, HelperEnded, type HelperOptions } from "./helper.ts";

function open(options: Omit<HelperOptions, "program"> = {}) {
	const helper = createHelper({
		program: new URL("./testing/unruly-helper.ts", import.meta.url),
		...options,
	});
	onTestFinished(() => helper.close());
	const say = <T = number>(word: string, signal?: AbortSignal) =>
		helper.ask<T>({ kind: "encode", texts: [word], runs: null }, signal);
	return { ...helper, say };
}

function runs(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

const gone = (pid: number) => vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 20_000 });

test("one process answers all calls, ends when nothing has asked for a while, and the next call starts another", async () => {
	const { say } = open({ restMs: 50 });
	const [first, second] = await Promise.all([say("who"), say("who")]);
	expect(second).toBe(first);
	await gone(first);
	expect(await say("who")).not.toBe(first);
});

test("somebody who is there keeps the process, and starts it where there is none", async () => {
	const { say, expect: expectSomebody } = open();
	expectSomebody();
	const first = await say("who");
	expectSomebody();
	expect(await say("who")).toBe(first);
});

test("a call during which the process is killed is answered by the next process", async () => {
	const { say } = open();
	const first = await say("who");
	process.kill(first, "SIGSTOP");
	const asked = say("who");
	process.kill(first, "SIGKILL");
	expect(await asked).not.toBe(first);
});

test("a call that takes two processes along is given up, and others go on", async () => {
	const { say, fails } = open();
	await expect(say("die")).rejects.toThrow(HelperEnded);
	expect([fails("words"), fails("photos")]).toEqual([true, false]);
	expect(await say("who")).toBeGreaterThan(0);
	expect(fails("words")).toBe(false);
});

test("a process that hangs is ended, and whoever waited for it hears so", async () => {
	const { say } = open({ silentMs: 300 });
	await say("who");
	await expect(say("hang")).rejects.toThrow(HelperEnded);
	expect(await say("who")).toBeGreaterThan(0);
});

test("who goes away is let go, and the process is told", async () => {
	const { say } = open();
	const stop = new AbortController();
	const waits = say("never", stop.signal);
	stop.abort(new Error("gone"));
	await expect(waits).rejects.toThrow("gone");
	expect(await say<number[]>("canceled")).toHaveLength(1);
});

test("a refusal comes as the error it was", async () => {
	await expect(open().say("refuse")).rejects.toThrow(PhotoUnreadable);
});

test("a closed one answers nothing more", async () => {
	const { say, close } = open();
	const waits = say("never");
	close();
	await expect(waits).rejects.toThrow(HelperEnded);
	await expect(say("who")).rejects.toThrow(HelperEnded);
});

test("the process does not outlive a process that is killed", async () => {
	const owner = spawn(process.execPath, [fileURLToPath(new URL("./testing/owner.ts", import.meta.url))]);
	onTestFinished(() => void owner.kill("SIGKILL"));
	const [said] = await once(owner.stdout, "data");
	const helper = Number(String(said));
	expect(runs(helper)).toBe(true);
	owner.kill("SIGKILL");
	await gone(helper);
});
