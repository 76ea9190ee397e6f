import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { ObjectStoreUnavailableError } from "../ports/object-store.ts";
import { AnalystAwayError } from "../ports/photo-analyst.ts";
import { answerOf } from "./error-map.ts";

const query = (cause: Error) => new DrizzleQueryError("select 1", [], cause);
const coded = (code: string) => Object.assign(new Error("x"), { code });
const RECORDS = "We cannot reach our records right now. Please try again in a moment.";
const PHOTOS = "We cannot reach the place where photos are kept right now. Please try again in a moment.";
const ENGINE = "We could not look at your photo just now. Please try again in a moment.";

test.each([
	["a connection the database ended", query(coded("57P01")), RECORDS],
	["a database that starts", query(coded("57P03")), RECORDS],
	["a database that does not listen", query(coded("ECONNREFUSED")), RECORDS],
	["a database without a free connection", query(coded("53300")), RECORDS],
	["a connection lost under a query", query(new Error("Connection terminated unexpectedly")), RECORDS],
	["a pool without a free connection", new Error("timeout exceeded when trying to connect"), RECORDS],
	["a statement that took too long", query(coded("57014")), RECORDS],
	["a store that is away", new ObjectStoreUnavailableError("x", { cause: coded("ECONNRESET") }), PHOTOS],
	["an engine that ended over a photo twice", new AnalystAwayError(), ENGINE],
])("%s is 503 with a sentence and when to ask again, and is logged", (_what, error, detail) => {
	expect(answerOf(error)).toEqual({
		status: 503,
		body: { detail },
		headers: { "retry-after": "5" },
		unexpected: true,
	});
});

test.each([
	["a duplicate key", query(coded("23505"))],
	["a wrong statement", query(coded("42P01"))],
	["any other error", new TypeError("x is not a function")],
])("%s is a fault of ours and 500", (_what, error) => {
	expect(answerOf(error).status).toBe(500);
});
