export const SKIN_TYPES = ["Normal", "Dry", "Oily", "Combination"] as const;
export type SkinType = (typeof SKIN_TYPES)[number];

export const SENSITIVITIES = ["Low", "Moderate", "High"] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];
