import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
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

test("what is thrown and no error tells only its type", () => {
	expect(logged((log) => log.error({ err: "s3cret" }, "failed"))).not.toContain("s3cret");
});
