import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { App } from "../route.ts";
import { chooseEncoding } from "../web/choose-encoding.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes an answer fits into one packet anyway. */
const SMALLEST = 1_200;
/** A person waits for it, so little effort is spent. */
const EFFORT = { brotli: 4, gzip: 4 };

/**
 * JSON goes out compressed where it is asked for so. Guessing at a secret by an answer's length (BREACH) takes an answer
 * that holds it beside words of the guesser: another site's links are all that carries the session's cookie, and no GET
 * answers with words of its address and a secret.
 */
export function sendSmall(app: App): void {
	app.addHook("onSend", async (request, reply, payload) => {
		const plain = typeof payload === "string" ? payload : Buffer.isBuffer(payload) ? payload : null;
		if (plain === null || Buffer.byteLength(plain) < SMALLEST) return payload;
		if (!/^application\/json\b/.test(String(reply.getHeader("content-type")))) return payload;
		if (reply.hasHeader("content-encoding")) return payload;
		const before = reply.getHeader("vary");
		reply.header("vary", before === undefined ? "accept-encoding" : `${String(before)}, accept-encoding`);
		const encoding = chooseEncoding(request.headers["accept-encoding"]);
		if (encoding === null) return payload;
		const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
		const small =
			encoding === "br"
				? await brotli(plain, {
						params: { [BROTLI_PARAM_QUALITY]: EFFORT.brotli, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
					})
				: await zip(plain, { level: EFFORT.gzip });
		reply.header("content-encoding", encoding).removeHeader("content-length");
		return small;
	});
}
