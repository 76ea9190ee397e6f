export { getRecommendations, toProductInUse } from "./get-recommendations.ts";
