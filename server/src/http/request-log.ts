import { type Logger, symbols } from "pino";

/**
 * A child that names its request. Pino sends every binding of a child through the redaction, which costs each call
 * more than routing it; an id we made ourselves hides nothing, so it is bound as it is. Lines are redacted as always.
 */
export function requestLog(logger: Logger, requestId: string): Logger {
	const child: Logger = Object.create(logger);
	const bindings: unknown = Reflect.get(logger, symbols.chindingsSym);
	Reflect.set(child, symbols.chindingsSym, `${String(bindings)},"reqId":${JSON.stringify(requestId)}`);
	return child;
}
