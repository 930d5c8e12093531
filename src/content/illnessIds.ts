/**
 * Illnesses and complaints that people name when they look for health cover. An id is permanent: rows name it, and it is a field in addresses.
 * docs/insurance/health.yml says by them which illnesses an add-on names.
 */
export const illnessIds = ['diabetes', 'bp', 'heart', 'thyroid', 'asthma', 'cholesterol', 'knee', 'cataract'] as const;

export type IllnessId = (typeof illnessIds)[number];

/** Those whose treatment every policy puts into its list of specified procedures, which has a wait of its own, ill before or not. */
const listedTreatments: readonly IllnessId[] = ['knee', 'cataract'];

export const isListedTreatment = (id: IllnessId): boolean => listedTreatments.includes(id);
