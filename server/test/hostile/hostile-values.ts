/** Values a form would never send, for any field of any call. */
export const HOSTILE_VALUES: readonly [what: string, value: unknown][] = [
	["null", null],
	["true", true],
	["zero", 0],
	["a huge number", 1e308],
	["a number just beyond 32 bits", 2_147_483_648],
	["the largest exact number", Number.MAX_SAFE_INTEGER],
	["a number as text", "7"],
	["an empty list", []],
	["a list of one text", ["ana@example.com"]],
	["lists in lists", [[["x"]]]],
	["an empty object", {}],
	["an object with its own length", { length: 12, trim: "x", toString: "y" }],
	["a constructor", { constructor: { prototype: { admin: true } } }],
	["nothing but blanks", " \t\n "],
	["a NUL", "a\0b"],
	["half a surrogate pair", "a\ud800b"],
	["the other half", "\udc00"],
	["right-to-left override", "\u202egnp.exe"],
	["zero-width characters", "a\u200b\u200d\u2060\ufeffb"],
	["a flood of combining marks", `a${"\u0301".repeat(2_000)}`],
	["letters that grow in lower case", "\u0130".repeat(130)],
	["full-width letters", "ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
	["emoji families", "👩‍👩‍👧‍👦".repeat(200)],
	["SQL", "'; drop table users; --"],
	["SQL that is always true", "' or '1'='1' union select * from users --"],
	["HTML", "<img src=x onerror=alert(1)><script>alert(1)</script>"],
	["a template", "{{7*7}}<%= 7*7 %>#{7*7}"],
	["a path", "../../../../etc/passwd\\..\\..\\windows\\win.ini"],
	["a mail header", "ana@example.com\r\nBcc: eve@example.com"],
	["a query operator", { $ne: null, $gt: "" }],
	["a hundred thousand letters", "x".repeat(100_000)],
];

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Whole bodies, as text, since some of them no serializer would write. */
export const HOSTILE_BODIES: readonly [what: string, body: string][] = [
	["nothing", ""],
	["a list", "[]"],
	["a text", '"x"'],
	["a number", "7"],
	["null", "null"],
	["broken JSON", '{"a":'],
	["two objects", "{}{}"],
	["a comment", '{"a":1}//'],
	["a byte order mark", '\ufeff{"email":"a"}'],
	["an object twenty thousand deep", nested('{"a":', "}", 20_000).replace(":}", ":1}")],
	["lists fifty thousand deep", nested("[", "]", 50_000)],
	["ten thousand keys", `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":1`).join(",")}}`],
	["a prototype", '{"__proto__":{"admin":true}}'],
	["a prototype of a field", '{"preferences":{"__proto__":{"admin":true}},"email":{"__proto__":1}}'],
	["a constructor", '{"constructor":{"prototype":{"admin":true}}}'],
	["one name twice", '{"email":"a@b.example","email":["x"],"code":1,"code":"2"}'],
	["a megabyte", JSON.stringify({ email: "x".repeat(1_000_000), message: "y" })],
];

const FIELD = '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\nana@example.com\r\n';
const FILE =
	'--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
const MULTIPART = "multipart/form-data; boundary=b";

/** Multipart bodies no browser sends, with the content type each comes with. */
export const HOSTILE_FORMS: readonly [what: string, type: string, body: string][] = [
	["nothing", MULTIPART, ""],
	["a part that ends early", MULTIPART, FIELD.slice(0, -12)],
	["no last boundary", MULTIPART, FIELD],
	["a file that ends early", MULTIPART, `${FILE}\xff\xd8\xff`],
	["no boundary", "multipart/form-data", `${FIELD}--b--\r\n`],
	["an empty boundary", "multipart/form-data; boundary=", `${FIELD}--b--\r\n`],
	["another boundary", "multipart/form-data; boundary=c", `${FIELD}--b--\r\n`],
	["an endless boundary", `multipart/form-data; boundary=${"b".repeat(5_000)}`, `${FIELD}--b--\r\n`],
	["a broken part header", MULTIPART, "--b\r\n\0:::\r\n\r\nx\r\n--b--\r\n"],
	["no name", MULTIPART, "--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n"],
	[
		"a part of a prototype",
		MULTIPART,
		'--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
	],
	["a hundred parts", MULTIPART, `${FIELD.repeat(100)}--b--\r\n`],
];
