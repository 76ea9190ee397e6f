export { getRecommendations } from "./get-recommendations.ts";
