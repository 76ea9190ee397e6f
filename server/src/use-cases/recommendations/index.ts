export { getRecommendations } from "./get-recommendations.ts";
export { toProductInUse } from "./to-product-in-use.ts";
