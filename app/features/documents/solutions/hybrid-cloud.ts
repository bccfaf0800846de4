import { CERTIFICATE_SERVICES } from "./certificate-services.ts";
export const HYBRID_CLOUD = { ...CERTIFICATE_SERVICES, id: "hybrid-cloud" };
