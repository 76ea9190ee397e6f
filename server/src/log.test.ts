import { DrizzleQueryError } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
	let output = "";
	write(
		createLog({
			level: "info",
			destination: {
				write: (line: string) => {
					output += line;
				},
			},
		}),
	);
	return output;
}

test.each([
	"password",
	"new_password",
	"token",
	"partial_token",
	"code",
	"cookie",
	"email",
	"note",
	"user_message",
])("%s is hidden at every depth", (name) => {
	const output = logged((log) => {
		log.info({ [name]: "s3cret" }, "top");
		log.info({ body: { [name]: "s3cret" } }, "below");
		log.info({ request: { body: { [name]: "s3cret" } } }, "deep");
	});
	expect(output).not.toContain("s3cret");
	expect(output.match(/\[hidden\]/g)).toHaveLength(3);
});

test("a failed query keeps its statement and cause and loses its parameters", () => {
	const cause = Object.assign(new Error("duplicate key value"), {
		code: "23505",
		detail: "Key (email)=(ana@example.com) already exists.",
	});
	const error = new DrizzleQueryError("insert into users values ($1)", ["ana@example.com"], cause);
	const output = logged((log) => log.error({ err: error }, "failed"));
	expect(output).toContain("insert into users");
	expect(output).toContain("23505");
	expect(output).toContain("log.test.ts");
	expect(output).not.toContain("ana@example.com");
});

test("a failure the job queue tells as a plain object keeps its message and code", () => {
	const told = {
		name: "error",
		message: "the database system is shutting down",
		code: "57P03",
		queue: "send-mail",
	};
	const output = logged((log) => log.error({ err: told }, "job queue error"));
	expect(JSON.parse(output).err).toEqual({ type: "error", message: told.message, errorCode: "57P03" });
});

test("a failure that repeats is one line a second, and the next line tells how many were left out", () => {
	const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
	const output = logged((log) => {
		const fail = (what: string) => log.error({ err: new Error(what) }, "request failed");
		for (let time = 0; time < 100; time += 1) fail("away");
		fail("another");
		now.mockReturnValue(6_000);
		fail("away");
	});
	const lines = output
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(lines.map(({ err, leftOut }) => [err.message, leftOut])).toEqual([
		["away", undefined],
		["another", undefined],
		["away", 99],
	]);
});

test("lines that tell no failure are never left out", () => {
	const output = logged((log) => {
		for (let time = 0; time < 3; time += 1) log.info({ err: new Error("x") }, "told");
		for (let time = 0; time < 3; time += 1) log.warn({ code: 1 }, "warned");
	});
	expect(output.trim().split("\n")).toHaveLength(6);
});

test("what is thrown and no error tells only its type", () => {
	expect(logged((log) => log.error({ err: "s3cret" }, "failed"))).not.toContain("s3cret");
});
