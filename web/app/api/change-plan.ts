import {
	changeSubscriptionAnswerSchema,
	type ProrationPreview,
	prorationPreviewSchema,
} from "@dewlight/contracts/billing.ts";
import { request } from "./request.ts";

/** API-34 */
export function previewChange(priceId: string): Promise<ProrationPreview> {
	return request("prorationPreview", { answer: prorationPreviewSchema, query: { priceId } });
}

/** API-35. An upgrade is charged now, a downgrade comes with the next period. */
export function changePlan(priceId: string, changeType: "upgrade" | "downgrade") {
	return request("changeSubscription", {
		answer: changeSubscriptionAnswerSchema,
		body: { priceId, changeType },
	});
}
