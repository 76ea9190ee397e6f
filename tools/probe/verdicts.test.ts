import { expect, test } from "vitest";
import { readSqlmap, readWapiti } from "./scanners.ts";

test("sqlmap's end is read: found, nothing found, or cut off", () => {
	const point =
		"sqlmap identified the following injection point(s):\n---\nParameter: name (GET)\n    Type: error-based\n";
	expect(readSqlmap(point)).toEqual({ found: ["name (GET)"] });
	expect(readSqlmap("[ERROR] all tested parameters do not appear to be injectable. Try")).toEqual({
		found: [],
	});
	expect(readSqlmap("[INFO] testing 'PostgreSQL > 8.1 stacked queries'")).toEqual({ found: null });
	expect(readSqlmap("[CRITICAL] unable to connect to the target URL")).toEqual({ found: null });
});

test("wapiti's findings are told but for the two that loopback lacks", () => {
	const vulnerabilities = {
		"HTTP Secure Headers": [
			{ path: "/", info: "Strict-Transport-Security is not set" },
			{ path: "/", info: "X-Frame-Options is not set" },
		],
		"SQL Injection": [],
	};
	const anomalies = { "Internal Server Error": [{ path: "/api/me", info: "500 with a quote" }] };
	expect(readWapiti(JSON.stringify({ vulnerabilities, anomalies }))).toEqual([
		"HTTP Secure Headers: /: X-Frame-Options is not set",
		"Internal Server Error: /api/me: 500 with a quote",
	]);
	expect(() => readWapiti("{}")).toThrow();
});
