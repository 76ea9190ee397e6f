import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Writes whole pages: with streaming the body would land in a hidden element and need a script to show, so a
 * visitor without JavaScript would see nothing.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError(error) {
			throw error;
		},
	});
	headers.set("Content-Type", "text/html");
	return new Response(prelude, { status, headers });
}
