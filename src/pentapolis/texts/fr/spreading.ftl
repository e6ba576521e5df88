# Du travail réparti sur des processus et des machines.
spread-worker-lost = Des processus se sont arrêtés { $times } fois au milieu du même travail, peut-être faute de mémoire : essayez avec moins de processus, par exemple --jobs 1. Ce que arena, lab, train, tune et analyse ont fait est conservé : la même commande repart de là.
spread-no-ray = Il manque Ray. Les grappes de machines demandent : pip install "pentapolis[ray]"
spread-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } : { $detail }
spread-cluster-failed = La grappe n’a pas pu faire une partie du travail : { $detail }. Ce que arena, lab, train, tune et analyse ont fait est conservé : la même commande repart de là.
cli-help-ray = Travailler sur une grappe Ray : auto, HÔTE:PORT, ray://HÔTE:PORT ou local.
