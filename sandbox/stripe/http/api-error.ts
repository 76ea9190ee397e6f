export interface ErrorBody {
	type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
	message: string;
	code?: string;
	decline_code?: string;
	param?: string;
	payment_intent?: object;
	payment_method?: object;
	charge?: string;
}

/** Ends a call with Stripe's status and error body. Nothing of the account may be changed before it is thrown. */
export class ApiError extends Error {
	override readonly name = "ApiError";
	readonly status: number;
	readonly body: ErrorBody;
	constructor(status: number, body: ErrorBody) {
		super(body.message);
		this.status = status;
		this.body = body;
	}
}

export function invalid(message: string, param?: string, code?: string): ApiError {
	return new ApiError(400, {
		type: "invalid_request_error",
		message,
		...(param !== undefined && { param }),
		...(code !== undefined && { code }),
	});
}
