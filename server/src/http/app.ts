import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorCodesOf } from "@dewlight/contracts/endpoint.ts";
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import {
	type ConnectionError,
	type FastifyReply,
	type FastifyRequest,
	fastify,
	LogController,
} from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { type Logger, symbols } from "pino";
import type { Services } from "#use-cases/context.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import { addDocs } from "./docs.ts";
import { answerOf } from "./error-map.ts";
import { admitByLane, giveWayWhenLate, nameLanes } from "./plugins/admission.ts";
import { addProofs, addSessions } from "./plugins/authentication.ts";
import { addOriginChecks, addSecurityHeaders, securityHeaders } from "./plugins/browser-policy.ts";
import { sendSmall } from "./plugins/small-answers.ts";
import { acceptBodies, validatorCompiler } from "./request-input.ts";
import { type App, endpoint } from "./route.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { billingRoutes, webhookRoute } from "./routes/billing.ts";
import { chatRoutes } from "./routes/chat.ts";
import { contactRoutes } from "./routes/contact.ts";
import { diaryRoutes, reminderRoutes } from "./routes/daily.ts";
import { type DevParts, devRoutes } from "./routes/dev.ts";
import {
	healthRoutes,
	type MetricsOptions,
	metricsRoute,
	type NativeAppOptions,
	nativeAppRoutes,
	statusRoute,
} from "./routes/operations.ts";
import { checkRoutes, recommendationRoutes, shelfRoutes } from "./routes/products.ts";
import { profileRoutes } from "./routes/profile.ts";
import { progressRoutes, shareRoutes } from "./routes/progress.ts";
import { scanRoutes, scanStreamRoute } from "./routes/scans.ts";
import { consentRoutes, settingsRoutes } from "./routes/settings.ts";
import { servePages } from "./web/serve-pages.ts";

/** Logged where a call is refused with a code that its declaration does not name; no test ends well with it. */
export const UNDECLARED = "refused with an undeclared code";

const JSON_BODY_LIMIT = 128 * 1024;

export interface StopSignals {
	/** Aborted when the process was told to stop. */
	told: AbortSignal;
	/** Aborted shortly before streams that still run are broken off. */
	ending: AbortSignal;
}

export interface AppOptions {
	services: Services;
	log: Logger;
	/** Origins whose pages may change state; the first is the product's own address. */
	origins: readonly [string, ...string[]];
	/** Origin of the native shell. */
	shellOrigin: string | null;
	nativeApp: NativeAppOptions;
	/** Addresses of proxies whose forwarded address is believed. */
	trustProxy: string | null;
	/** Other origins whose pictures a page may show. */
	imageOrigins: readonly string[];
	/** `web/build`, finished or not. */
	webBuild: string;
	stopping?: StopSignals;
	/** New photos are refused while the process answers this much late, in milliseconds; 0 or none never. */
	giveWayLateMs?: number;
	/** Null serves no figures. */
	metrics: MetricsOptions | null;
	/** Null in production. */
	dev: DevParts | null;
}

export async function createApp(options: AppOptions): Promise<App> {
	const { services, log, origins, shellOrigin, nativeApp, trustProxy, imageOrigins, webBuild, metrics, dev } =
		options;
	const { stopping = { told: new AbortController().signal, ending: new AbortController().signal } } = options;
	const https = origins[0].startsWith("https:");
	const headers = await securityHeaders(https);
	const app: App = fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
		bodyLimit: JSON_BODY_LIMIT,
		trustProxy: trustProxy ?? false,
		requestTimeout: 60_000,
		routerOptions: { maxParamLength: 200 },
		genReqId: () => services.ids.uuid(),
		childLoggerFactory: (_logger, { reqId }) => requestLog(log, String(reqId)),
		// An address that cannot be decoded never reaches the router, nor the error handler below.
		frameworkErrors: (error, _request, reply: { raw: ServerResponse }) => {
			const { status, body } = answerOf(error);
			reply.raw.writeHead(status, { ...headers, ...UNSTORED_JSON }).end(JSON.stringify(body));
		},
		clientErrorHandler: (error, socket) => answerUnread(error, socket, headers),
	}).withTypeProvider<ZodTypeProvider>();
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);

	app.setErrorHandler((error, request, reply) => {
		const answer = answerOf(error);
		services.meter.refused(answer.unexpected ? `fault_${answer.status}` : codeOf(error, answer.status));
		if (answer.unexpected)
			request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
		const { endpoint } = request.routeOptions.config;
		if (endpoint && error instanceof DomainError && !errorCodesOf(endpoint).has(error.code))
			request.log.error({ refusal: error.code, route: request.routeOptions.url }, UNDECLARED);
		const { body } = answer;
		const answered = endpoint?.repeatsDetail ? { ...body, error: body.detail } : body;
		return reply.code(answer.status).headers(answer.headers).type("application/json").send(answered);
	});
	app.addHook("onRequest", (request, reply, done) => {
		reply.header("x-request-id", request.id);
		if (stopping.told.aborted) reply.header("connection", "close");
		done();
	});
	traceRequests(app);
	sendSmall(app);
	const logsAnswers = log.isLevelEnabled("info");
	// Nothing of a person is in these lines, and looking for secrets costs more than the rest of a call.
	const answers = log.child({}, { redact: [] });
	app.addHook("onResponse", (request, reply, done) => {
		if (logsAnswers) logAnswer(answers, request, reply);
		services.meter.answered({
			method: request.method,
			route: request.routeOptions.url ?? "page",
			status: reply.statusCode,
			seconds: reply.elapsedTime / 1_000,
		});
		done();
	});

	addSecurityHeaders(app, headers);
	addOriginChecks(app, { own: origins, shell: shellOrigin });
	nameLanes(app);
	await giveWayWhenLate(app, options.giveWayLateMs ?? 0);
	const cookies = await addSessions(app, services, https);
	admitByLane(app);
	addProofs(app, services);
	await acceptBodies(app);
	await addDocs(app);

	healthRoutes(app, services, stopping.told);
	statusRoute(app, services);
	accountRoutes(app, services, cookies);
	scanRoutes(app, services);
	scanStreamRoute(app, services, stopping.told);
	progressRoutes(app, services);
	settingsRoutes(app, services, cookies);
	consentRoutes(app, services);
	profileRoutes(app, services);
	diaryRoutes(app, services);
	reminderRoutes(app, services);
	checkRoutes(app, services);
	shelfRoutes(app, services);
	shareRoutes(app, services);
	recommendationRoutes(app, services);
	chatRoutes(app, services, stopping.ending);
	billingRoutes(app, services);
	await webhookRoute(app, services);
	contactRoutes(app, services);
	nativeAppRoutes(app, nativeApp);
	if (metrics) metricsRoute(app, metrics);
	if (dev) devRoutes(app, dev);
	await servePages(app, { directory: webBuild, origin: origins[0], imageOrigins, clock: services.clock });
	await app.ready();
	return app;
}

const codeOf = (error: unknown, status: number) =>
	error instanceof DomainError ? error.code : `http_${status}`;

const UNSTORED_JSON = { "content-type": "application/json", "cache-control": "no-store" };

/** Bytes that are no request: Node's parser gave up, and there is neither request nor reply to answer with. */
function answerUnread(error: ConnectionError, socket: Socket, headers: Record<string, string>): void {
	if (error.code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	const status =
		error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
	const body = JSON.stringify(answerOf(Object.assign(new Error(error.code), { statusCode: status })).body);
	const lines = Object.entries({ ...headers, ...UNSTORED_JSON, "content-length": Buffer.byteLength(body) });
	const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
	socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}connection: close\r\n\r\n${body}`);
}

function logAnswer(answers: Logger, request: FastifyRequest, reply: FastifyReply): void {
	answers.info(
		{
			reqId: request.id,
			method: request.method,
			route: request.routeOptions.url ?? "page",
			status: reply.statusCode,
			ms: Math.round(reply.elapsedTime),
		},
		"request",
	);
}

/**
 * A child that names its request. Pino sends every binding of a child through the redaction, which costs each call
 * more than routing it; an id we made ourselves hides nothing, so it is bound as it is. Lines are redacted as always.
 */
function requestLog(logger: Logger, requestId: string): Logger {
	const child: Logger = Object.create(logger);
	const bindings: unknown = Reflect.get(logger, symbols.chindingsSym);
	Reflect.set(child, symbols.chindingsSym, `${String(bindings)},"reqId":${JSON.stringify(requestId)}`);
	return child;
}

/** Gives an app the webhooks of a stand-in in the same process, whatever address the app listens at. */
export function webhooksInto(app: App) {
	return async (body: string, headers: Record<string, string>): Promise<number> => {
		const answer = await app.inject({ ...endpoint("stripeWebhook"), payload: body, headers });
		return answer.statusCode;
	};
}

/** A span for each call, by its route and never by its address, which may name a person. */
function traceRequests(app: App): void {
	const spans = new WeakMap<FastifyRequest, Span>();
	app.addHook("onRequest", (request, _reply, done) => {
		const route = request.routeOptions.url ?? "page";
		const parent = propagation.extract(context.active(), request.headers);
		const span = trace
			.getTracer("dewlight")
			.startSpan(
				`${request.method} ${route}`,
				{ kind: SpanKind.SERVER, attributes: { "http.request.method": request.method, "http.route": route } },
				parent,
			);
		spans.set(request, span);
		context.with(trace.setSpan(parent, span), done);
	});
	app.addHook("onResponse", (request, reply, done) => {
		const span = spans.get(request);
		span?.setAttribute("http.response.status_code", reply.statusCode);
		if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
		span?.end();
		done();
	});
}
