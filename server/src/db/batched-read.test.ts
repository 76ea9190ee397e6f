import { expect, test } from "vitest";
import { createBatchedRead } from "./hot-reads.ts";

function held() {
	const asked: { keys: number[]; answer: () => void; fail: () => void }[] = [];
	let value = "old";
	const read = (keys: number[]) =>
		new Promise<Map<number, string>>((resolve, reject) => {
			const snapshot = value;
			asked.push({
				keys,
				answer: () => resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, snapshot]))),
				fail: () => reject(new Error("the database is away")),
			});
		});
	const write = (next: string) => {
		value = next;
	};
	return { asked, read, write };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

test("keys asked for together are read together, each once", async () => {
	const { asked, read } = held();
	const load = createBatchedRead(read, { parallel: 1 });
	const answers = [load(1), load(2), load(1), load(-3)];
	await tick();
	expect(asked.map(({ keys }) => keys)).toEqual([[1, 2, -3]]);
	asked[0]?.answer();
	expect(await Promise.all(answers)).toEqual(["old", "old", "old", null]);
});

test("whoever asks while a statement runs is answered by the next one", async () => {
	const { asked, read, write } = held();
	const load = createBatchedRead(read, { parallel: 1 });
	const before = load(1);
	await tick();
	write("new");
	const after = load(1);
	await tick();
	expect(asked).toHaveLength(1);
	asked[0]?.answer();
	expect(await before).toBe("old");
	await tick();
	asked[1]?.answer();
	expect(await after).toBe("new");
});

test("several statements run side by side where they may", async () => {
	const { asked, read } = held();
	const load = createBatchedRead(read, { parallel: 2 });
	const answers = [1, 2, 3].map(async (key) => {
		const answer = load(key);
		await tick();
		return answer;
	});
	await tick();
	const second = load(4);
	await tick();
	expect(asked.map(({ keys }) => keys)).toEqual([[1, 2, 3], [4]]);
	for (const { answer } of asked) answer();
	expect(await Promise.all([...answers, second])).toEqual(["old", "old", "old", "old"]);
});

test("a failure reaches everybody who asked and nobody after", async () => {
	const { asked, read } = held();
	const load = createBatchedRead(read, { parallel: 1 });
	const failing = [load(1), load(2)];
	await tick();
	const next = load(1);
	asked[0]?.fail();
	for (const answer of failing) await expect(answer).rejects.toThrow("the database is away");
	await tick();
	asked[1]?.answer();
	expect(await next).toBe("old");
});
