// @vitest-environment happy-dom
import { settingsApi } from "@dewlight/contracts/account-settings.ts";
import { afterEach, expect, test } from "vitest";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { ApiError } from "./api-error.ts";
import { readFile } from "./read-file.ts";

let server: StubServer | undefined;
afterEach(() => server?.restore());

test.each([
	['attachment; filename="copy.zip"', "copy.zip"],
	["attachment; filename=copy.zip", "copy.zip"],
	["attachment", null],
])("a file sent as %s is called %s", async (disposition, name) => {
	server = stubServer({
		"GET /api/account/export": { text: "bytes", headers: { "content-disposition": disposition } },
	});
	const file = await readFile(settingsApi.exportAccount);
	expect(file.name).toBe(name);
	expect(await file.content.text()).toBe("bytes");
});

test("a refusal instead of a file is an error with the server's sentence", async () => {
	server = stubServer({ "GET /api/account/export": { status: 429, json: { detail: "Too many copies." } } });
	const error = await readFile(settingsApi.exportAccount).catch((reason: unknown) => reason);
	expect(error instanceof ApiError && error.detail).toBe("Too many copies.");
});
