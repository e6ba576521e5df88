# Work that is spread over processes and machines.
spread-worker-lost = Worker processes ended { $times } times in the middle of the same work, perhaps for want of memory: try fewer, like --jobs 1. What arena, lab, train, tune and analyse have done is kept: the same command goes on from there.
spread-no-ray = Ray is missing. Clusters need: pip install "pentapolis[ray]"
spread-no-cluster = There is no Ray cluster at { $address }: { $detail }
spread-cluster-failed = The cluster could not do a piece of the work: { $detail }. What arena, lab, train, tune and analyse have done is kept: the same command goes on from there.
cli-help-ray = Work on a Ray cluster: auto, HOST:PORT, ray://HOST:PORT, or local.
